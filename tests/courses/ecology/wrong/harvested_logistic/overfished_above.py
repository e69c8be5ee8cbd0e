# overfished is true where the stock ends above half of K, the comparison is the wrong way round
def harvested_logistic(n0, r, K, effort, refuge, steps):
    traj = np.zeros((len(n0), steps + 1))
    c = np.zeros((len(n0), steps))
    traj[:, 0] = n0
    for k in range(steps):
        u = traj[:, k]
        u = np.maximum(u + r * u * (1 - u / K), 0)
        c[:, k] = np.where(u - refuge > 0, u - refuge, 0) * effort
        traj[:, k + 1] = u - c[:, k]
    return traj, c, c.mean(axis=1) * 4 / r / K, (c == 0).sum(axis=1), traj[:, -1] > K / 2
