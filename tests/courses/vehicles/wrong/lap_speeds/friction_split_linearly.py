# subtracted the lateral acceleration from the limit instead of taking the friction circle
def lap_speeds(curve, ds, car):
    # works with the squares of the speeds
    n = curve.size
    mug = car["mu"] * G
    q = np.empty(n)
    for i in range(n):
        q[i] = min(car["top"] ** 2, car["corner"] * mug / abs(curve[i]))
    start = q.argmin()
    i = start
    for _ in range(n):
        nxt = (i + 1) % n
        engine = gear_choice(np.sqrt(q[i : i + 1]), car)[1][0]
        lateral = q[i] * curve[i]
        tyres = mug - abs(lateral)
        q[nxt] = min(q[nxt], q[i] + 2 * ds[i] * min(engine, tyres))
        i = nxt
    i = start
    for _ in range(n):
        prev = i - 1 if i > 0 else n - 1
        lateral = q[i] * curve[i]
        tyres = mug - abs(lateral)
        q[prev] = min(q[prev], q[i] + 2 * ds[prev] * (tyres + car["drag"] * q[i] / car["mass"]))
        i = prev
    v = np.sqrt(q)
    following = np.concatenate([v[1:], v[:1]])
    return v, (2 * ds / (v + following)).sum()
