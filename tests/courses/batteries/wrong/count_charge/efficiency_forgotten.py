# stored all of the charging current instead of the part that the efficiency gives
def count_charge(current, times, soc0, capacity, efficiency):
    n, t = current.shape
    soc = np.empty((n, t))
    through = np.zeros(n)
    for cell in range(n):
        z = soc0[cell]
        soc[cell, 0] = z
        for k in range(1, t):
            dt = times[k] - times[k - 1]
            mean = (current[cell, k] + current[cell, k - 1]) / 2
            z = z - mean * dt / (3600 * capacity[cell])
            z = max(0.0, min(1.0, z))
            soc[cell, k] = z
            through[cell] += (abs(current[cell, k]) + abs(current[cell, k - 1])) / 2 * dt / 3600
    return {"soc": soc, "throughput": through}
