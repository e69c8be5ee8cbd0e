def count_charge(current, times, soc0, capacity, efficiency):
    n, t = current.shape
    soc = np.zeros((n, t))
    throughput = np.zeros(n)

    def eff(i):
        return i * efficiency if i < 0 else i

    for a in range(n):
        soc[a, 0] = soc0[a]
        for k in range(1, t):
            dt = times[k] - times[k - 1]
            dq = (eff(current[a, k]) + eff(current[a, k - 1])) / 2 * dt / 3600
            soc[a, k] = min(1.0, max(0.0, soc[a, k - 1] - dq / capacity[a]))
            throughput[a] += (abs(current[a, k]) + abs(current[a, k - 1])) / 2 * dt / 3600
    return {"soc": soc, "throughput": throughput}
