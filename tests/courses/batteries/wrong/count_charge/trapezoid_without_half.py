# added the two currents of a step instead of averaging them
def count_charge(current, times, soc0, capacity, efficiency):
    dt_h = np.diff(times) / 3600
    eta = np.ones(current.shape)
    eta[current < 0] = efficiency
    stored = eta * current
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    throughput = 0
    for k, h in enumerate(dt_h):
        dq = (stored[:, k] + stored[:, k + 1]) * h
        soc[:, k + 1] = np.minimum(1, np.maximum(0, soc[:, k] - dq / capacity))
        throughput = throughput + (np.abs(current[:, k]) + np.abs(current[:, k + 1])) * h
    return {"soc": soc, "throughput": throughput}
