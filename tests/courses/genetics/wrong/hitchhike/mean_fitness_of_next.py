# w_bar is recorded after the update, so it is that of generations 1 to T; the frequencies are right
def hitchhike(x, W, c, T):
    eps = np.array([1, -1, -1, 1])
    traj = [x]
    w_bar = np.zeros(T)
    for t in range(T):
        g = traj[-1]
        d = g[0] * g[3] - g[1] * g[2]
        new = (g * (W @ g) - eps * c * W[0, 3] * d) / (g @ W @ g)
        traj.append(new)
        w_bar[t] = new @ W @ new
    traj = np.stack(traj)
    D = traj[:, 0] * traj[:, 3] - traj[:, 1] * traj[:, 2]
    return traj[:, 0] + traj[:, 1], traj[:, 0] + traj[:, 2], D, w_bar
