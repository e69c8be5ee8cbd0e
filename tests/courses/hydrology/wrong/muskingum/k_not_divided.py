# the travel time is not divided by the number of reaches
def muskingum(inflow, K, x, dt, reaches):
    D = K * (1 - x) + dt / 2
    C = np.array([dt / 2 - K * x, dt / 2 + K * x, K * (1 - x) - dt / 2]) / D
    series = [inflow]
    for j in range(reaches):
        q_in = series[-1]
        q_out = np.empty(len(q_in))
        q_out[0] = q_in[0]
        for t in range(len(q_in) - 1):
            q_out[t + 1] = C @ np.array([q_in[t + 1], q_in[t], q_out[t]])
        series.append(q_out)
    V = sum(K * (x * a + (1 - x) * b) for a, b in zip(series[:-1], series[1:]))
    return C, series[-1], V
