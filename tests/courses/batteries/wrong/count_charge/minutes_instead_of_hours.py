# divided the seconds by 60 instead of 3600
def count_charge(current, times, soc0, capacity, efficiency):
    hours = np.diff(times) / 60
    stored = np.where(current < 0, efficiency * current, current)
    charge = (stored[:, 1:] + stored[:, :-1]) / 2 * hours
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(len(hours)):
        soc[:, k + 1] = np.clip(soc[:, k] - charge[:, k] / capacity, 0, 1)
    size = np.abs(current)
    throughput = np.sum((size[:, 1:] + size[:, :-1]) / 2 * hours, axis=1)
    return {"soc": soc, "throughput": throughput}
