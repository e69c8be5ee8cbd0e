# made goals scored the first key of the order and points the last instead of the reverse

def league_table(home, away, home_goals, away_goals, n):
    """Points, goal differences, longest unbeaten runs and the order of a league.

    home, away: the teams of each game, whole numbers from 0 to n - 1, shape (g,)
    home_goals, away_goals: what they scored, whole numbers, shape (g,)
    n: number of teams

    returns: dictionary with
        points: points of each team, shape (n,)
        difference: goals scored minus goals conceded of each team, shape (n,)
        unbeaten: length of the longest unbeaten run of each team, shape (n,)
        order: the teams, best first, shape (n,)
    """
    points = np.zeros(n, dtype=int)
    scored = np.zeros(n, dtype=int)
    difference = np.zeros(n, dtype=int)
    run = np.zeros(n, dtype=int)
    unbeaten = np.zeros(n, dtype=int)
    for i, j, a, b in zip(home, away, home_goals, away_goals):
        for team, own, other in ((i, a, b), (j, b, a)):
            scored[team] += own
            difference[team] += own - other
            if own > other:
                points[team] += 3
            elif own == other:
                points[team] += 1
            run[team] = run[team] + 1 if own >= other else 0
            unbeaten[team] = max(unbeaten[team], run[team])
    order = np.lexsort((-points, -difference, -scored))
    return {"points": points, "difference": difference, "unbeaten": unbeaten, "order": order}
