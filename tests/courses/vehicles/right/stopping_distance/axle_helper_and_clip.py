def stopping_distance(speed, mu, grade, car):
    def axle_limit(share, arm, transfer):
        # share * z = mu * (arm + transfer * z) / L
        return mu * arm / (share * (car["a"] + car["b"]) - transfer * mu)

    limits = np.stack([
        axle_limit(car["phi"], car["b"], car["h"]),
        axle_limit(1 - car["phi"], car["a"], -car["h"]),
    ])
    front_first = np.argmin(limits, axis=0) == 0
    z = np.clip(np.min(limits, axis=0), None, car["z_max"])
    sine = grade / np.sqrt(1 + grade**2)
    d = (G * (z + sine)).reshape(-1, 1)
    v = speed.reshape(1, -1)
    tb = car["t_build"]
    lost = d * tb / 2
    distance = v * car["t_react"] + tb * (v - d * tb / 6) + (v - lost) ** 2 / d / 2
    over = np.clip(distance - car["gap"], 0, None)
    impact = (2 * d * over) ** 0.5
    return z, front_first, distance, impact
