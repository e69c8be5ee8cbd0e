# the arrivals of a step join the queue first and are then counted again as demand in what wants to enter
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    k, n_wait = np.array(k0), 0.0
    ks, qs, sum_q = [k], [n_wait], 0.0
    for t, d in enumerate(demand):
        n_wait = n_wait + d * dt
        wants = d + n_wait / dt
        q = cell_flows(k, wants, outlet[t], road)[2]
        n_wait = n_wait - q[0] * dt
        k = k + dt / dx * (q[:-1] - q[1:])
        ks.append(k)
        qs.append(n_wait)
        sum_q += np.sum(q[1:])
    density, queue = np.column_stack(ks), np.array(qs)
    hours = dt * (dx * density[:, 1:].sum() + queue[1:].sum())
    return {"density": density, "queue": queue, "hours": hours, "delay": hours - dt * dx * sum_q / road["v"]}
