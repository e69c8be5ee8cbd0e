def stopping_distance(speed, mu, grade, car):
    a, b, h, phi = (car[name] for name in ("a", "b", "h", "phi"))
    front = b * mu / (phi * (a + b) - h * mu)
    rear = a * mu / ((1 - phi) * (a + b) + h * mu)
    z = np.where(front < rear, front, rear)
    z = np.where(z > car["z_max"], car["z_max"], z)
    theta = np.arctan(grade)
    decel = G * z + G * np.sin(theta)
    tb = car["t_build"]
    # rows are the speeds here, turned at the end
    v = speed[:, np.newaxis]
    v1 = v - decel * tb / 2
    before = v * (car["t_react"] + tb) - decel * tb**2 / 6
    braking = v1**2 / (2 * decel)
    distance = before + braking
    v2 = v1**2 - 2 * decel * (car["gap"] - before)
    impact = np.where(v2 > 0, np.sqrt(np.abs(v2)), 0.0)
    return z, front < rear, distance.T, impact.T
