# the self-consumption is the share that is sold instead of the share that is not
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    E = float(start)
    stored, sold, bought = [], [], []
    for k in range(len(pv)):
        P = pv[k] - load[k]
        if P > 0:
            Pb = min(P, limit, (capacity - E) / (efficiency * dt))
            E += Pb * efficiency * dt
        else:
            Pb = -min(-P, limit, (E - 0.1 * capacity) * efficiency / dt)
            E += Pb / efficiency * dt
        grid = P - Pb
        stored.append(E)
        sold.append(max(grid, 0.0))
        bought.append(max(-grid, 0.0))
    stored, sold, bought = map(np.array, (stored, sold, bought))
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
