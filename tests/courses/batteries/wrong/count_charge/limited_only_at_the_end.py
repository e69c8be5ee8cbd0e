# limited the finished curve instead of limiting after every step
def count_charge(current, times, soc0, capacity, efficiency):
    hours = np.diff(times) / 3600
    stored = current * np.where(current < 0, efficiency, 1.0)
    charge = (stored[:, 1:] + stored[:, :-1]) / 2 * hours
    drawn = np.cumsum(charge, axis=1) / capacity[:, None]
    soc = np.hstack([soc0[:, None], soc0[:, None] - drawn])
    soc = np.clip(soc, 0, 1)
    size = np.abs(current)
    throughput = ((size[:, 1:] + size[:, :-1]) / 2 * hours).sum(axis=1)
    return {"soc": soc, "throughput": throughput}
