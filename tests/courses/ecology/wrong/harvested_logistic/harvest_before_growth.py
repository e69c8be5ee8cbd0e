# the catch is taken from the stock before it grows, and what is left then grows
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = n0.shape[0]
    n = np.zeros((m, steps + 1))
    catch = np.zeros((m, steps))
    n[:, 0] = n0
    for t in range(steps):
        c = np.where(n[:, t] > refuge, effort * (n[:, t] - refuge), 0.0)
        left = n[:, t] - c
        n[:, t + 1] = np.maximum(left + r * left * (1 - left / K), 0)
        catch[:, t] = c
    return n, catch, catch.mean(1) / (r * K / 4), (catch == 0).sum(1), n[:, -1] < K / 2
