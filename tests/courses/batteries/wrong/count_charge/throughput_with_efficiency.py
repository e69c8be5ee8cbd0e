# counted the throughput of the stored current instead of all of the current
def count_charge(current, times, soc0, capacity, efficiency):
    n = current.shape[0]
    weighted = np.array([[x if x >= 0 else efficiency * x for x in row] for row in current])
    soc = np.zeros_like(weighted)
    total = np.zeros(n)
    soc[:, 0] = soc0
    for k in range(1, len(times)):
        h = (times[k] - times[k - 1]) / 3600
        moved = (weighted[:, k] + weighted[:, k - 1]) / 2 * h
        soc[:, k] = np.clip(soc[:, k - 1] - moved / capacity, 0, 1)
        total += (np.abs(weighted[:, k]) + np.abs(weighted[:, k - 1])) / 2 * h
    return {"soc": soc, "throughput": total}
