# slowed the freely rolling car by drag alone instead of drag and rolling resistance
def gear_choice(v, car):
    weight = car["mass"] * G
    resist = car["drag"] * v**2 + car["roll"] * weight
    rows = []
    for gear in car["ratios"]:
        i = gear * car["final"] / car["radius"]  # engine radians per meter
        n = v * i * 30 / np.pi
        pull = np.interp(n, car["rpm"], car["torque"]) * car["eff"] * i
        a = (pull - resist) / (car["mass"] + car["inertia"] * i**2)
        a[n > car["rpm"][-1]] = -np.inf
        rows.append(a)
    table = np.array(rows)
    gear = table.argmax(axis=0) + 1
    acc = table.max(axis=0)
    too_fast = acc == -np.inf
    gear[too_fast] = 0
    acc[too_fast] = -car["drag"] * v[too_fast] ** 2 / car["mass"]
    return gear, acc
