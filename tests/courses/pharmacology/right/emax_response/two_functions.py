# one helper a kind of antagonist; broadcasting with the agonist as rows and transposed at the end
def beside_competitive(a, b, emax, ec50, h, kb, p):
    x = np.outer(a, kb / (kb + b)) / ec50
    return emax * (1 - 1 / (1 + x**h)), ec50 / kb * (kb + b) * (1 / p - 1) ** (-1 / h)


def beside_insurmountable(a, b, emax, ec50, h, kb, p):
    g = kb / (kb + b)
    effect = emax * np.outer(a**h / (a**h + ec50**h), g)
    with np.errstate(all="ignore"):
        needed = ec50 * (g / p - 1) ** (-1 / h)
    return effect, np.where(p < g, needed, np.inf)


def emax_response(agonist, antagonist, e0, emax, ec50, hill, kb, kind="competitive", p=0.5):
    f = {"competitive": beside_competitive, "insurmountable": beside_insurmountable}[kind]
    effect, needed = f(agonist, antagonist, emax, ec50, hill, kb, p)
    return (e0 + effect).T, needed
