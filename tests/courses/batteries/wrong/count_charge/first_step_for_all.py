# used the length of the first step for all of them instead of each step's own
def count_charge(current, times, soc0, capacity, efficiency):
    dt = (times[1] - times[0]) / 3600
    stored = np.where(current < 0, efficiency * current, current)
    charge = (stored[:, 1:] + stored[:, :-1]) / 2 * dt
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(charge.shape[1]):
        soc[:, k + 1] = np.clip(soc[:, k] - charge[:, k] / capacity, 0, 1)
    size = np.abs(current)
    throughput = np.sum((size[:, 1:] + size[:, :-1]) / 2 * dt, axis=1)
    return {"soc": soc, "throughput": throughput}
