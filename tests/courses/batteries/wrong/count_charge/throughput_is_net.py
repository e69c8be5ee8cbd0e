# integrated the current itself for the throughput instead of its absolute value
def count_charge(current, times, soc0, capacity, efficiency):
    hours = np.diff(times) / 3600
    stored = np.where(current < 0, efficiency * current, current)
    charge = (stored[:, 1:] + stored[:, :-1]) / 2 * hours
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(len(hours)):
        soc[:, k + 1] = np.clip(soc[:, k] - charge[:, k] / capacity, 0, 1)
    throughput = np.sum((current[:, 1:] + current[:, :-1]) / 2 * hours, axis=1)
    return {"soc": soc, "throughput": throughput}
