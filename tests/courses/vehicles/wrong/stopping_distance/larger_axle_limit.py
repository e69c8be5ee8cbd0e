# braked with the larger of the two axle limits instead of the smaller one
def stopping_distance(speed, mu, grade, car):
    """How far m speeds need to stop on n roads, without locking a wheel.

    speed: speeds at the beginning in m/s, shape (m,)
    mu: friction of each road, shape (n,)
    grade: slope of each road, shape (n,): the rise over the run, positive uphill
    car: dictionary with a and b, the distances of the front and the rear axle from the center
        of gravity, its height h, the front axle's share phi of the brake force, the largest
        braking z_max that the brakes give, the driver's reaction time t_react, the time t_build
        in which the braking rises evenly from zero, and the gap to an obstacle in m

    returns: z, front_first, distance, impact
        z: the largest braking without a locked wheel, in parts of G, shape (n,)
        front_first: whether the front axle would lock before the rear one, shape (n,)
        distance: from the moment of danger to standstill in m, shape (n, m)
        impact: speed at the obstacle in m/s, zero where the car stops before, shape (n, m)
    """
    base = car["a"] + car["b"]
    z_front = mu * car["b"] / (car["phi"] * base - mu * car["h"])
    z_rear = mu * car["a"] / ((1 - car["phi"]) * base + mu * car["h"])
    z = np.minimum(np.maximum(z_front, z_rear), car["z_max"])
    slow = G * (z + np.sin(np.arctan(grade)))[:, None]
    reaction = speed * car["t_react"]
    building = speed * car["t_build"] - slow * car["t_build"] ** 2 / 6
    left = speed - slow * car["t_build"] / 2
    distance = reaction + building + left**2 / (2 * slow)
    impact = np.sqrt(2 * slow * np.maximum(distance - car["gap"], 0))
    return z, z_front < z_rear, distance, impact
