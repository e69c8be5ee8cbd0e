# the room that is left limits the charging power without the efficiency: the battery never gets quite full in one step
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    sto = np.zeros(len(pv))
    sel = np.zeros(len(pv))
    buy = np.zeros(len(pv))
    c = start
    for k in range(len(pv)):
        s = pv[k] - load[k]
        if s > 0:
            p = min(s, limit, (capacity - c) / dt)
            c += efficiency * p * dt
            sel[k] = s - p
        else:
            p = min(-s, limit, (c - 0.1 * capacity) * efficiency / dt)
            c -= p * dt / efficiency
            buy[k] = -s - p
        sto[k] = c
    return {"stored": sto, "sold": sel, "bought": buy,
            "self_consumption": 1 - sel.sum() / pv.sum(), "self_sufficiency": 1 - buy.sum() / load.sum()}
