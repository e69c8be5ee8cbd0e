# applied the efficiency to the discharging currents instead of the charging ones
def count_charge(current, times, soc0, capacity, efficiency):
    def trapezoid(y0, y1, h):
        return (y0 + y1) * h / 2

    I = current.copy()
    I[I > 0] *= efficiency
    n, t = I.shape
    soc = [np.array(soc0, dtype=float)]
    throughput = np.zeros(n)
    for k in range(t - 1):
        h = (times[k + 1] - times[k]) / 3600
        step = trapezoid(I[:, k], I[:, k + 1], h) / capacity
        soc.append(np.clip(soc[-1] - step, 0, 1))
        throughput += trapezoid(np.abs(current[:, k]), np.abs(current[:, k + 1]), h)
    return {"soc": np.stack(soc, axis=1), "throughput": throughput}
