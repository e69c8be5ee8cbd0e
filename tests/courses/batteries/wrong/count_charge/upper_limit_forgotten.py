# limited the state of charge at 0 only instead of at 0 and 1
def count_charge(current, times, soc0, capacity, efficiency):
    hours = np.diff(times) / 3600
    stored = np.where(current < 0, efficiency * current, current)
    charge = (stored[:, 1:] + stored[:, :-1]) / 2 * hours
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(len(hours)):
        soc[:, k + 1] = np.maximum(soc[:, k] - charge[:, k] / capacity, 0)
    size = np.abs(current)
    throughput = np.sum((size[:, 1:] + size[:, :-1]) / 2 * hours, axis=1)
    return {"soc": soc, "throughput": throughput}
