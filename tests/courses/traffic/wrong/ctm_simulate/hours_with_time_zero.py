# the vehicle hours count all times 0 to T, one too many: the initial state is counted as well
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(outlet)
    rho = np.zeros((len(k0), T + 1))
    rho[:, 0] = k0
    N = np.zeros(T + 1)
    F = 0.0
    for t in range(T):
        q = cell_flows(rho[:, t], demand[t] + N[t] / dt, outlet[t], road)[2]
        rho[:, t + 1] = rho[:, t] + dt * (q[:-1] - q[1:]) / dx
        N[t + 1] = N[t] + dt * (demand[t] - q[0])
        F += q[1:].sum()
    vehicles = rho.sum(axis=0) * dx + N
    hours = dt * np.sum(vehicles)
    return {"density": rho, "queue": N, "hours": hours, "delay": hours - dt * dx * F / road["v"]}
