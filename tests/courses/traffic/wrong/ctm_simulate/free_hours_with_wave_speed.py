# the free-flow vehicle hours are computed with the wave speed w instead of the free-flow speed v
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    T = len(demand)
    K = np.zeros((len(k0), T + 1))
    K[:, 0] = k0
    W = [0.0]
    vkt = 0.0
    for t in range(T):
        q = cell_flows(K[:, t], demand[t] + W[-1] / dt, outlet[t], road)[2]
        K[:, t + 1] = K[:, t] + dt / dx * (q[:-1] - q[1:])
        W.append(W[-1] + dt * (demand[t] - q[0]))
        vkt += dt * dx * q[1:].sum()
    queue = np.array(W)
    vht = dt * dx * K[:, 1:].sum() + dt * queue[1:].sum()
    vht_free = vkt / road["w"]
    return {"density": K, "queue": queue, "hours": vht, "delay": vht - vht_free}
