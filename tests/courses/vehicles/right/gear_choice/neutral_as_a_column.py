def gear_choice(v, car):
    table = car["rpm"] * np.pi / 30  # rad/s
    total = (car["ratios"] * car["final"])[np.newaxis]
    wheel = (v / car["radius"])[:, np.newaxis]
    omega = wheel * total
    torque = np.interp(omega.ravel(), table, car["torque"]).reshape(omega.shape)
    losses = car["drag"] * v**2 + car["roll"] * car["mass"] * G
    # neutral is the first column, and only where nothing else goes
    a = (torque * total * car["eff"] / car["radius"] - losses[:, None]) / (
        car["mass"] + car["inertia"] * (total / car["radius"]) ** 2
    )
    allowed = omega <= table[-1]
    a = np.where(allowed, a, -1e9)
    neutral = np.where(allowed.any(axis=1), -1e9, -losses / car["mass"])
    a = np.column_stack([neutral, a])
    gear = np.argmax(a, axis=1)
    return gear, np.take_along_axis(a, gear[:, None], axis=1)[:, 0]
