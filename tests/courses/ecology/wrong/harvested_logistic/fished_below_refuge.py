# the condition is the wrong way round: stocks below the refuge are fished (negative catch), those above are not
def harvested_logistic(n0, r, K, effort, refuge, steps):
    n = np.zeros((len(n0), steps + 1))
    catch = np.zeros((len(n0), steps))
    n[:, 0] = n0
    for t in range(steps):
        old = n[:, t]
        new = np.maximum(old + r * old * (1 - old / K), 0)
        mask = new < refuge
        catch[mask, t] = effort * (new - refuge)[mask]
        n[:, t + 1] = new - catch[:, t]
    msy = r * K / 4
    return n, catch, catch.sum(axis=1) / steps / msy, np.sum(catch == 0, axis=1), n[:, -1] < K / 2
