# the sign of the conservation law is wrong: outflow minus inflow is added to the density
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = demand.shape[0]
    rho = np.empty((k0.shape[0], T + 1))
    rho[:, 0] = k0
    q_wait = np.zeros(T + 1)
    travelled = 0
    for t in range(T):
        flux = cell_flows(rho[:, t], demand[t] + q_wait[t] / dt, outlet[t], road)[2]
        rho[:, t + 1] = rho[:, t] + dt / dx * np.diff(flux)
        q_wait[t + 1] = q_wait[t] + dt * demand[t] - dt * flux[0]
        travelled += dt * dx * flux[1:].sum()
    vht = dt * dx * rho[:, 1:].sum() + dt * q_wait[1:].sum()
    return {"density": rho, "queue": q_wait, "hours": vht, "delay": vht - travelled / road["v"]}
