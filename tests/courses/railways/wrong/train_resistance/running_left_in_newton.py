# left the running resistance in newton instead of dividing it by 1000 into kN
def train_resistance(v, mass, davis, grade, radius):
    """Running and line resistance of a train at n points of a line.

    v: speeds, km/h, shape (n,)
    mass: masses of the k vehicles, t, shape (k,)
    davis: A, B and C of each vehicle, in N/t, N/(t km/h) and N/(km/h)**2, shape (k, 3)
    grade: slopes, per mille, positive uphill, shape (n,)
    radius: radii of the curves, m, 0 where the track is straight, shape (n,)

    returns: running, line
        running: running resistance of the whole train, kN, shape (n,)
        line: resistance of slope and curve together, kN, shape (n,)
    """
    per_tonne = davis[:, 0] + np.outer(v, davis[:, 1])
    running = per_tonne @ mass + np.sum(davis[:, 2]) * v**2
    curve = np.zeros(len(v))
    wide = radius >= 300
    tight = (radius > 0) & (radius < 300)
    curve[wide] = 650 / (radius[wide] - 55)
    curve[tight] = 500 / (radius[tight] - 30)
    line = G * np.sum(mass) * (grade + curve) / 1000
    return running, line
