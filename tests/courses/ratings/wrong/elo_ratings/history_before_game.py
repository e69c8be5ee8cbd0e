# stored the ratings before each game instead of after it

def elo_ratings(ratings, home, away, margins, k, advantage):
    n_teams = ratings.shape[0]
    n_games = home.shape[0]
    elo = ratings.astype(float)
    history = np.empty((n_teams, n_games))
    squared = np.empty(n_games)
    outcome = np.where(margins > 0, 1.0, np.where(margins == 0, 0.5, 0.0))
    size = np.abs(margins)
    G = np.select([size < 2, size == 2], [1.0, 1.5], default=(11 + size) / 8)
    for game in range(n_games):
        history[:, game] = elo
        d = elo[home[game]] - elo[away[game]] + advantage
        E = 1 / (1 + 10 ** (-d / 400))
        step = k * G[game] * (outcome[game] - E)
        elo[home[game]] += step
        elo[away[game]] -= step
        squared[game] = (outcome[game] - E) ** 2
    return history, squared.mean()
