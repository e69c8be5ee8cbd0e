def lap_speeds(curve, ds, car):
    n = len(curve)
    limit = car["mu"] * G

    def left_of_circle(speed, c):
        return limit * np.sqrt(1 - (speed * speed * c / limit) ** 2)

    def faster(speed, a, length):
        return np.sqrt(speed**2 + 2 * a * length)

    with np.errstate(divide="ignore"):
        v = np.clip(np.sqrt(car["corner"] * limit / np.abs(curve)), 0, car["top"])
    slowest = np.argmin(v)
    for i in np.roll(np.arange(n), -slowest):
        after = (i + 1) % n
        a = gear_choice(v[[i]], car)[1].item()
        a = min(a, left_of_circle(v[i], curve[i]))
        reach = faster(v[i], a, ds[i])
        if reach < v[after]:
            v[after] = reach
    for i in np.roll(np.arange(n)[::-1], slowest + 1):
        a = left_of_circle(v[i], curve[i])
        a += car["drag"] * v[i] ** 2 / car["mass"]
        reach = faster(v[i], a, ds[i - 1])
        if reach < v[i - 1]:
            v[i - 1] = reach
    mean = 0.5 * (v + np.roll(v, -1))
    return v, float(np.sum(ds / mean))
