# discharging takes P dt out of the store without dividing by the efficiency (and the room to give is not multiplied by it)
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    n = len(pv)
    soc = np.zeros(n)
    exp = np.zeros(n)
    imp = np.zeros(n)
    E = start
    floor = 0.1 * capacity
    for t in range(n):
        net = pv[t] - load[t]
        if net >= 0:
            p = min(net, limit, (capacity - E) / efficiency / dt)
            E = E + p * efficiency * dt
            exp[t] = net - p
        else:
            p = min(-net, limit, (E - floor) / dt)
            E = E - p * dt
            imp[t] = -net - p
        soc[t] = E
    return {"stored": soc, "sold": exp, "bought": imp,
            "self_consumption": 1 - exp.sum() / pv.sum(), "self_sufficiency": 1 - imp.sum() / load.sum()}
