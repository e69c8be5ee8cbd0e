# right: who can meet whom as a matrix, no loop over players

def knockout_chances(wins, draws, rounds, prizes):
    s, _ = bradley_terry(wins, draws, rounds)
    beats = s[:, None] / (s[:, None] + s[None, :])
    half = np.arange(len(s))
    alive = np.ones(len(s))
    columns, earned = [], np.zeros(len(s))
    for prize in prizes[:-1]:
        meets = (half[:, None] // 2 == half // 2) & (half[:, None] != half)
        still = alive * np.einsum("ij,ij,j->i", meets, beats, alive)
        earned = earned + (alive - still) * prize
        columns.append(still)
        alive, half = still, half // 2
    return np.column_stack(columns), earned + alive * prizes[-1]
