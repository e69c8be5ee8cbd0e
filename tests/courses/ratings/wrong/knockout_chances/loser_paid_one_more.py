# paid who loses in a round the prize for the wins with that round included instead of for the wins before it

def knockout_chances(wins, draws, rounds, prizes):
    s = bradley_terry(wins, draws, rounds)[0]
    n, r = len(s), len(prizes) - 1
    beats = s[:, None] / (s[:, None] + s)
    index = np.arange(n)
    now = np.ones(n)
    chances = np.zeros((n, r))
    earnings = np.zeros(n)
    for t in range(r):
        half = index // 2**t
        meets = half[:, None] == (half ^ 1)[None, :]
        then = now * ((meets * beats) @ now)
        earnings += (now - then) * prizes[t + 1]
        chances[:, t] = then
        now = then
    earnings += now * prizes[r]
    return chances, earnings
