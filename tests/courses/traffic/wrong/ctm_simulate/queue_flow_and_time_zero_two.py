# two mistakes: the waiting vehicles are added to the demand without dividing by dt, and the vehicle hours count time 0 as well
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    D = np.zeros((T + 1, len(k0)))
    D[0] = k0
    Q = np.zeros(T + 1)
    out = 0.0
    for t in range(T):
        q = cell_flows(D[t], demand[t] + Q[t], outlet[t], road)[2]
        D[t + 1] = D[t] - dt / dx * (q[1:] - q[:-1])
        Q[t + 1] = Q[t] + dt * (demand[t] - q[0])
        out += np.sum(q[1:])
    hours = dt * (dx * D.sum() + Q.sum())
    return {"density": D.T, "queue": Q, "hours": hours, "delay": hours - dt * dx * out / road["v"]}
