# one signed battery power clipped between its limits; the grid is the balance
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    level = np.empty(len(pv) + 1)
    level[0] = start
    battery = np.empty(len(pv))
    for k in range(len(pv)):
        highest = min(limit, (capacity - level[k]) / efficiency / dt)
        lowest = -min(limit, (level[k] - 0.1 * capacity) * efficiency / dt)
        b = np.clip(pv[k] - load[k], lowest, highest)
        battery[k] = b
        level[k + 1] = level[k] + dt * (b * efficiency if b > 0 else b / efficiency)
    grid = pv - load - battery
    sold, bought = np.maximum(grid, 0), np.maximum(-grid, 0)
    return {"stored": level[1:], "sold": sold, "bought": bought,
            "self_consumption": 1 - sold.mean() / pv.mean(), "self_sufficiency": 1 - bought.mean() / load.mean()}
