# took the speed times the curvature for the lateral acceleration instead of its square times it
def lap_speeds(curve, ds, car):
    n = len(curve)
    limit = car["mu"] * G

    def remaining(speed, c):
        return limit * np.sqrt(1 - (speed * c / limit) ** 2)

    def v_after(speed, a, length):
        return np.sqrt(speed**2 + 2 * a * length)

    with np.errstate(divide="ignore"):
        v = np.clip(np.sqrt(car["corner"] * limit / np.abs(curve)), 0, car["top"])
    slowest = np.argmin(v)
    for i in np.roll(np.arange(n), -slowest):
        after = (i + 1) % n
        a = gear_choice(v[[i]], car)[1].item()
        a = min(a, remaining(v[i], curve[i]))
        cand = v_after(v[i], a, ds[i])
        if cand < v[after]:
            v[after] = cand
    for i in np.roll(np.arange(n)[::-1], slowest + 1):
        a = remaining(v[i], curve[i])
        a += car["drag"] * v[i] ** 2 / car["mass"]
        cand = v_after(v[i], a, ds[i - 1])
        if cand < v[i - 1]:
            v[i - 1] = cand
    mean = 0.5 * (v + np.roll(v, -1))
    return v, float(np.sum(ds / mean))
