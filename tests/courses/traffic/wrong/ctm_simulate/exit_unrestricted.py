# the outlet is never used: the last cell's own capacity stands in its place
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    rho = np.zeros((len(k0), T + 1))
    rho[:, 0] = k0
    veh = np.zeros(T + 1)
    total = 0.0
    for t in range(T):
        q = cell_flows(rho[:, t], demand[t] + veh[t] / dt, road["q_max"][-1], road)[2]
        rho[:, t + 1] = rho[:, t] + dt / dx * (q[:-1] - q[1:])
        veh[t + 1] = veh[t] + dt * (demand[t] - q[0])
        total += q[1:].sum()
    h = dt * (dx * rho[:, 1:].sum() + veh[1:].sum())
    return {"density": rho, "queue": veh, "hours": h, "delay": h - dt * dx * total / road["v"]}
