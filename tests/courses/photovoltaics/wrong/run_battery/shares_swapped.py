# self-consumption and self-sufficiency are swapped
def run_battery(pv, load, capacity, limit, efficiency, start, dt):
    e, rows = start, []
    for i in range(len(pv)):
        gap = pv[i] - load[i]
        p_c = min(max(gap, 0), limit, (capacity - e) / (efficiency * dt))
        p_d = min(max(-gap, 0), limit, (e - 0.1 * capacity) * efficiency / dt)
        e += efficiency * p_c * dt - p_d * dt / efficiency
        rows.append([e, max(gap, 0) - p_c, max(-gap, 0) - p_d])
    rows = np.array(rows)
    stored, sold, bought = rows[:, 0], rows[:, 1], rows[:, 2]
    a = 1 - bought.sum() / load.sum()
    b = 1 - sold.sum() / pv.sum()
    return {"stored": stored, "sold": sold, "bought": bought, "self_consumption": a, "self_sufficiency": b}
