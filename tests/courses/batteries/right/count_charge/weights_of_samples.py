def count_charge(current, times, soc0, capacity, efficiency):
    h = np.diff(times)
    weights = np.zeros(len(times))
    weights[:-1] += h / 2
    weights[1:] += h / 2
    throughput = np.abs(current) @ weights / 3600
    factor = np.ones(current.shape)
    factor[current < 0] = efficiency
    ah = factor * current
    z = soc0.copy()
    columns = [z]
    for k in range(len(h)):
        z = z - h[k] * (ah[:, k] + ah[:, k + 1]) / 7200 / capacity
        z = np.where(z > 1, 1.0, np.where(z < 0, 0.0, z))
        columns.append(z)
    return {"throughput": throughput, "soc": np.column_stack(columns)}
