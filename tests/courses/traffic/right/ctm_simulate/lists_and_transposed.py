# lists that are appended to, time first, transposed at the end
def ctm_simulate(k0, demand, outlet, road, dx, dt):
    ks, qs, out = [np.array(k0, dtype=float)], [0.0], 0.0
    for d, o in zip(demand, outlet):
        wants = d + qs[-1] / dt
        flow = cell_flows(ks[-1], wants, o, road)[2]
        ks.append(ks[-1] - np.diff(flow) * dt / dx)
        qs.append((wants - flow[0]) * dt)
        out += flow.sum() - flow[0]
    vehicles = dx * np.array(ks)[1:].sum(axis=1) + np.array(qs)[1:]
    hours = float(np.sum(vehicles) * dt)
    return {"density": np.array(ks).T, "queue": np.array(qs), "hours": hours, "delay": hours - out * dx * dt / road["v"]}
