# put the angle in degrees into the model instead of radians

def expected_goals(x, y, header, home, coef):
    """Expected goals of the shots of a game, and the chances of its result.

    x, y: places of the shots, shape (m,)
    header: whether a shot was a header, truth values, shape (m,)
    home: whether the home team took it, truth values, shape (m,)
    coef: of the constant, the distance, the angle and the header, shape (4,)

    returns: dictionary with
        xg: chance of each shot to be a goal, shape (m,)
        total: expected goals of the home and the away team, shape (2,)
        result: chances of a home win, a draw and an away win, shape (3,)
    """
    distance = np.sqrt(x**2 + y**2)
    angle = np.degrees(np.arctan2(2 * POST * x, x**2 + y**2 - POST**2))
    z = coef[0] + coef[1] * distance + coef[2] * angle + coef[3] * header
    xg = 1 / (1 + np.exp(-z))
    total = np.array([np.sum(xg[home]), np.sum(xg[~home])])
    goals = []
    for team in (home, ~home):
        chances = np.array([1.0])
        for p in xg[team]:
            missed = np.append(chances * (1 - p), 0.0)
            missed[1:] += chances * p
            chances = missed
        goals.append(chances)
    joint = np.outer(goals[0], goals[1])
    draw = np.sum(np.diag(joint))
    win = np.sum(np.tril(joint, -1))
    loss = np.sum(np.triu(joint, 1))
    return {"xg": xg, "total": total, "result": np.array([win, draw, loss])}
