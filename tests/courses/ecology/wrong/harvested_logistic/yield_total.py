# the relative yield uses the total catch of all years, not the mean per year
def harvested_logistic(n0, r, K, effort, refuge, steps):
    m = len(n0)
    n = np.zeros((m, steps + 1))
    n[:, 0] = n0
    catch = np.zeros((m, steps))
    for year in range(1, steps + 1):
        before = n[:, year - 1]
        grown = before + before * r * (K - before) / K
        grown[grown < 0] = 0
        taken = np.zeros(m)
        mask = grown > refuge
        taken[mask] = effort * (grown[mask] - refuge[mask])
        catch[:, year - 1] = taken
        n[:, year] = grown - taken
    return n, catch, catch.sum(axis=1) / (r * K / 4), (catch == 0).sum(axis=1), n[:, -1] < K / 2
