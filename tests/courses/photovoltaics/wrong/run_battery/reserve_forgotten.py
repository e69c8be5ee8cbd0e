# the battery is emptied to 0: the tenth that always stays is forgotten
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    c = start
    res = {"stored": [], "sold": [], "bought": []}
    for k in range(len(pv)):
        surplus = max(pv[k] - load[k], 0)
        need = max(load[k] - pv[k], 0)
        p_in = min(surplus, limit, (capacity - c) / (efficiency * dt))
        p_out = min(need, limit, c * efficiency / dt)
        c = c + efficiency * p_in * dt - p_out * dt / efficiency
        res["stored"].append(c)
        res["sold"].append(surplus - p_in)
        res["bought"].append(need - p_out)
    res = {a: np.array(b) for a, b in res.items()}
    res["self_consumption"] = 1 - res["sold"].sum() / pv.sum()
    res["self_sufficiency"] = 1 - res["bought"].sum() / load.sum()
    return res
