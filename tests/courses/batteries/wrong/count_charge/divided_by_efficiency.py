# divided the charging current by the efficiency instead of multiplying
def count_charge(current, times, soc0, capacity, efficiency):
    dt = (times[1:] - times[:-1]) / 3600
    effective = np.where(current < 0, current / efficiency, current)
    dq = 0.5 * (effective[:, 1:] + effective[:, :-1]) * dt
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(1, len(times)):
        soc[:, k] = np.clip(soc[:, k - 1] - dq[:, k - 1] / capacity, 0, 1)
    a = np.abs(current)
    throughput = np.sum(0.5 * (a[:, 1:] + a[:, :-1]) * dt, axis=1)
    return {"soc": soc, "throughput": throughput}
