# the origins are brought to the total of the destinations instead of the other way round
def gravity_model(O, D, cost, beta, rounds):
    orig = O * (D.sum() / O.sum())
    friction = np.exp(-beta * cost)
    for i in range(len(O)):
        friction[i, i] = 0.0
    b = np.ones_like(D)
    for _ in range(rounds):
        a = 1.0 / friction.dot(b * D)
        b = 1.0 / (a * orig).dot(friction)
    trips = np.einsum("i,j,ij->ij", a * orig, b * D, friction)
    mean_cost = np.average(cost, weights=trips)
    row_error = (np.abs(trips.sum(axis=1) - orig) / orig).max()
    return {"trips": trips, "mean_cost": mean_cost, "row_error": row_error}
