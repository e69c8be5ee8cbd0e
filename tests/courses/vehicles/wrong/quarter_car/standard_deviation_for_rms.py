# took the standard deviation about the mean instead of the root of the mean square
def quarter_car(road, dt, car):
    m1, m2, k1, k2 = car["body"], car["wheel"], car["spring"], car["tyre"]
    count, steps = road.shape
    result = {"acc": np.zeros_like(road), "travel": np.zeros_like(road)}
    lifted = np.zeros_like(road, dtype=bool)
    x1, x2, u1, u2 = (np.zeros(count) for _ in range(4))
    for step in range(steps):
        stretch = x1 - x2
        speed = u1 - u2
        c = np.where(speed < 0, car["bump"], car["rebound"])
        pull = k1 * stretch + c * speed
        tyre = k2 * (road[:, step] - x2)
        lifted[:, step] = tyre <= -(m1 + m2) * G
        tyre = np.maximum(tyre, -(m1 + m2) * G)
        a1 = -pull / m1
        u1 = u1 + dt * a1
        u2 = u2 + dt * (tyre + pull) / m2
        x1 = x1 + dt * u1
        x2 = x2 + dt * u2
        result["acc"][:, step] = a1
        result["travel"][:, step] = x2 - x1
    result["rms"] = np.std(result["acc"], axis=1)
    result["off"] = np.sum(lifted, axis=1) / steps
    return result
