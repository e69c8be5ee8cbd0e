# the time step is left out everywhere: all powers are treated as energies
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    level = start
    history = []
    for g, l in zip(pv, load):
        s = g - l
        if s > 0:
            c = min(s, limit, (capacity - level) / efficiency)
            level += c * efficiency
            history.append((level, s - c, 0.0))
        else:
            d = min(-s, limit, (level - 0.1 * capacity) * efficiency)
            level -= d / efficiency
            history.append((level, 0.0, -s - d))
    stored, sold, bought = np.array(history).T
    return {"stored": stored, "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.sum() / pv.sum(), "self_sufficiency": 1 - bought.sum() / load.sum()}
