# held the current from the left end of each step instead of using the trapezoidal rule
def count_charge(current, times, soc0, capacity, efficiency):
    n, t = current.shape
    soc = np.zeros((n, t))
    throughput = np.zeros(n)
    for i in range(n):
        soc[i, 0] = soc0[i]
        for k in range(1, t):
            dt = (times[k] - times[k - 1]) / 3600
            I = current[i, k - 1]
            throughput[i] += abs(I) * dt
            if I < 0:
                I = I * efficiency
            soc[i, k] = min(max(soc[i, k - 1] - I * dt / capacity[i], 0.0), 1.0)
    return {"soc": soc, "throughput": throughput}
