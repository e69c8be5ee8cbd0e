# closed counts the years with a catch instead of those without
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = n0.size
    n = np.zeros((m, steps + 1))
    catch = np.zeros((m, steps))
    closed = np.zeros(m, dtype=int)
    n[:, 0] = n0
    for t in range(steps):
        g = np.maximum(n[:, t] + r * n[:, t] * (1 - n[:, t] / K), 0)
        fishing = g > refuge
        catch[:, t] = effort * (g - refuge) * fishing
        closed += fishing
        n[:, t + 1] = g - catch[:, t]
    return n, catch, catch.mean(axis=1) / (r * K / 4), closed, n[:, -1] < K / 2
