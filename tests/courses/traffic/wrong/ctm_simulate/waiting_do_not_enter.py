# the vehicles that wait are not added to what wants to enter; only the new demand is
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    n, T = len(k0), len(demand)
    K = np.zeros((n, T + 1))
    Q = np.zeros(T + 1)
    K[:, 0] = k0
    out = 0.0
    for t in range(T):
        _, _, q, _ = cell_flows(K[:, t], demand[t], outlet[t], road)
        for i in range(n):
            K[i, t + 1] = K[i, t] + dt / dx * (q[i] - q[i + 1])
        Q[t + 1] = Q[t] + dt * (demand[t] - q[0])
        out += q[1:].sum()
    hours = dt * (dx * K[:, 1:].sum() + Q[1:].sum())
    return {"density": K, "queue": Q, "hours": hours, "delay": hours - dt * dx * out / road["v"]}
