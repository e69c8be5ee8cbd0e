# let the wake's radius start from the diameter instead of from the rotor radius
def wake_speeds(x, y, direction, u0, diameter, ct, k):
    """Wind speeds at the turbines of a farm by Jensen's wake model.

    Behind turbine j the wake is a cone whose radius grows by k per metre from half the diameter.
    A turbine whose hub is inside it, less than the wake's radius from its axis, sees the
    deficit (1 - sqrt(1 - ct_j)) (rotor radius / wake radius)^2, a share of u0. Deficits of
    several wakes are added as squares.

    x, y: positions of the turbines, to the east and to the north, in m, shape (n,)
    direction: where the wind comes from, in degrees clockwise from north, a number
    u0: free wind speed in m/s, a number
    diameter: rotor diameter in m, a number
    ct: thrust coefficients of the turbines, shape (n,)
    k: wake decay constant, a number

    returns: dictionary with
        u: wind speed at each turbine, shape (n,)
        waked: for each turbine, the number of wakes that it is in, whole, shape (n,)
        efficiency: sum of the turbines' u^3 as a share of that without wakes, a number
    """
    n = len(x)
    theta = np.deg2rad(direction)
    down = -(x * np.sin(theta) + y * np.cos(theta))
    cross = x * np.cos(theta) - y * np.sin(theta)
    u = np.zeros(n)
    waked = np.zeros(n, dtype=int)
    for i in range(n):
        squares = 0.0
        for j in range(n):
            distance = down[i] - down[j]
            if distance <= 0:
                continue
            radius = diameter + k * distance
            if abs(cross[i] - cross[j]) < radius:
                deficit = (1 - np.sqrt(1 - ct[j])) * (diameter / 2 / radius) ** 2
                squares += deficit**2
                waked[i] += 1
        u[i] = u0 * (1 - np.sqrt(squares))
    efficiency = np.sum(u**3) / (n * u0**3)
    return {"u": u, "waked": waked, "efficiency": efficiency}
