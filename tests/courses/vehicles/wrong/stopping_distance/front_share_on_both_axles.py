# used the front axle's share of the brake force for the rear axle too instead of the rest
def stopping_distance(speed, mu, grade, car):
    def lock(share, dist, transfer):
        # share * z = mu * (dist + transfer * z) / L
        return mu * dist / (share * (car["a"] + car["b"]) - transfer * mu)

    both = np.stack([
        lock(car["phi"], car["b"], car["h"]),
        lock(car["phi"], car["a"], -car["h"]),
    ])
    front_first = np.argmin(both, axis=0) == 0
    z = np.clip(np.min(both, axis=0), None, car["z_max"])
    sine = grade / np.sqrt(1 + grade**2)
    d = (G * (z + sine)).reshape(-1, 1)
    v = speed.reshape(1, -1)
    tb = car["t_build"]
    lost = d * tb / 2
    distance = v * car["t_react"] + tb * (v - d * tb / 6) + (v - lost) ** 2 / d / 2
    beyond = np.clip(distance - car["gap"], 0, None)
    impact = (2 * d * beyond) ** 0.5
    return z, front_first, distance, impact
