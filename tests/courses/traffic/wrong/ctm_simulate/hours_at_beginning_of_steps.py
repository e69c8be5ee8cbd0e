# the vehicle hours are counted at the times 0 to T-1 instead of 1 to T
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    k = k0.astype(float)
    wait = 0.0
    hist_k, hist_w = [k], [wait]
    hours, free_hours = 0.0, 0.0
    for d, cap_out in zip(demand, outlet):
        hours += dt * (dx * k.sum() + wait)
        q = cell_flows(k, d + wait / dt, cap_out, road)[2]
        k = k + dt / dx * (q[:-1] - q[1:])
        wait += dt * (d - q[0])
        free_hours += dt * dx * q[1:].sum() / road["v"]
        hist_k.append(k)
        hist_w.append(wait)
    return {
        "density": np.stack(hist_k, axis=1),
        "queue": np.array(hist_w),
        "hours": hours,
        "delay": hours - free_hours,
    }
